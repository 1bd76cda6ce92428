// The element that an event comes from; null where that is the window or the document.

export const targetOf = ({ target }: Pick<Event, "target">) => (target instanceof Element ? target : null);
