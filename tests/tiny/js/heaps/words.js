// What the sentences of heaps say by functions of their own, and what their tests try them with.
export const functions = {};
export const samples = { heap: ["a"], cell: ["a"], what: ["a 1"], steps: [1, 3] };
