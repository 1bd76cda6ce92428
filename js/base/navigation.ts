// The way to another address within the page. A page that was made from a text (`srcdoc`, a blob) is at no address to
// which browsers would resolve one that begins with #: there it is written into the history by hand.

export const isSrcdoc = () => /^(about|blob):$/.test(location.protocol);

/** Go to an address within the page. @param address from its # on @param instead in the place of the present one */
export function navigate(address: string, instead: boolean = false) {
  if (isSrcdoc()) {
    const whole = location.href.replace(/#.*/, "") + address;
    if (instead) history.replaceState(null, "", whole);
    else history.pushState(null, "", whole);
    dispatchEvent(new HashChangeEvent("hashchange"));
  } else if (instead) location.replace(address);
  else location.hash = address;
}
