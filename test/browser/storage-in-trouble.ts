import { fillStorage } from './fill-storage.ts'

/** Runs something while a storage is full to the brim. */
export async function whileFull(storage: Storage, run: () => unknown): Promise<void> {
  const { clear } = fillStorage(storage)
  try {
    await run()
  } finally {
    clear()
  }
}

/** Runs something while a storage is blocked: to name it is an error already. */
export async function whileBlocked(
  name: 'localStorage' | 'sessionStorage',
  run: () => unknown,
): Promise<void> {
  const usual = Object.getOwnPropertyDescriptor(window, name)!
  Object.defineProperty(window, name, {
    ...usual,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  try {
    await run()
  } finally {
    Object.defineProperty(window, name, usual)
  }
}
