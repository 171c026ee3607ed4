// The least that a route change between two custom elements can be.
import { EmptyA } from './empty-a.js'
import { EmptyB } from './empty-b.js'

const APPS = { '/empty-a': EmptyA, '/empty-b': EmptyB }
const place = document.querySelector('main')

addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link) return
  event.preventDefault()
  history.pushState(null, '', link.pathname)
  place.replaceChildren(new APPS[link.pathname]())
})

place.append(new EmptyA())
