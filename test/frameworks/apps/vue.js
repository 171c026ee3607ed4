import { createApp, h, shallowRef } from 'vue'
import App from './app.vue'

export function start(place, first, hear) {
  const state = shallowRef(first)
  const app = createApp({ render: () => h(App, { state: state.value, hear }) })
  app.mount(place)
  return { show: (next) => void (state.value = next), stop: () => app.unmount() }
}
