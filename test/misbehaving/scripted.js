// A mini-app whose behaviour a test has put down under the name in its address.
const app = globalThis.scripted.get(new URL(import.meta.url).searchParams.get('app'))
await app.load?.()

export const { bootstrap, mount, update, unmount, unload, timeouts, tag } = app
export default app.element
