/** The name on the key that `mod` stands for in shortcuts. */
export const MOD_KEY = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'
