/** Why what a mini-app had under way ends. One for all, as making one takes longer than a mount does; frozen, as all are given it. */
export const LEFT = Object.freeze(new DOMException('The mini-app was left', 'AbortError'))
