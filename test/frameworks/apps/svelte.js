import { mount, unmount } from 'svelte'
import App from './app.svelte'

export function start(place, first, hear) {
  const app = mount(App, { target: place, props: { first, hear } })
  return { show: app.show, stop: () => void unmount(app) }
}
