/** Why a mini-app's signal aborts. All share this one, for making a DOMException takes longer than a mount; frozen, so that none changes it for the others. */
export const LEFT = Object.freeze(new DOMException('The mini-app was left', 'AbortError'))
