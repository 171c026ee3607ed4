// The same two apps in the framework whose words the specification uses; ?apps=5000 registers more that are never visited.
import { navigateToUrl, registerApplication, start } from '/single-spa/single-spa.min.js'
import { EmptyA } from './empty-a.js'
import { EmptyB } from './empty-b.js'

const place = document.querySelector('main')
const more = Number(new URLSearchParams(location.search).get('apps') ?? 2) - 2

function lifecycles(App) {
  let element
  return {
    bootstrap: async () => {},
    mount: async () => {
      element = new App()
      place.append(element)
    },
    unmount: async () => element.remove(),
  }
}

addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link) return
  event.preventDefault()
  navigateToUrl(link.pathname)
})

registerApplication({ name: 'empty-a', app: async () => lifecycles(EmptyA), activeWhen: '/empty-a' })
registerApplication({ name: 'empty-b', app: async () => lifecycles(EmptyB), activeWhen: '/empty-b' })
for (let n = 0; n < more; n++)
  registerApplication({ name: `other-${n}`, app: async () => lifecycles(EmptyA), activeWhen: `/other-${n}` })
history.replaceState(null, '', '/empty-a')
start()
