// The bare swap, and what every navigation owes the person: title, scroll position, focus and one polite announcement.
import { EmptyA } from './empty-a.js'
import { EmptyB } from './empty-b.js'

const APPS = { '/empty-a': EmptyA, '/empty-b': EmptyB }
const place = document.querySelector('main')
const status = document.querySelector('[role=status]')

addEventListener('click', (event) => {
  const link = event.target.closest('a')
  if (!link) return
  event.preventDefault()
  history.pushState(null, '', link.pathname)
  place.replaceChildren(new APPS[link.pathname]())
  scrollTo(0, 0)
  document.title = link.pathname
  place.focus({ preventScroll: true })
  status.textContent = link.pathname
})

place.append(new EmptyA())
