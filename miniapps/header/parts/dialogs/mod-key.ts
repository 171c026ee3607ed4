import { words } from '../../words/words.ts'

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The name on the key that `mod` stands for in shortcuts. */
export const modKey = (): string => (isApple ? '⌘' : words('key.ctrl'))
