// The same element as the first app of a single-spa page.
import { registerApplication, start } from '/single-spa/single-spa.min.js'
import { given } from './first-given.js'

const place = document.querySelector('main')
let element

registerApplication({
  name: 'you',
  app: async () => {
    const { default: You } = await import('/miniapps/you-page.js')
    customElements.define('first-you', You)
    return {
      bootstrap: async () => {},
      mount: async () => place.append((element = Object.assign(document.createElement('first-you'), given))),
      unmount: async () => element.remove(),
    }
  },
  activeWhen: () => true,
})
start()
