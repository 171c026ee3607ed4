import { defineMiniApp, type MiniAppProps } from '../../packages/mini-app/plain.ts'

const made = <Made extends HTMLElement>(element: Made, properties: Partial<Made>): Made =>
  Object.assign(element, properties)

/** A stranger's mini-app that does the same in the portal's page and in a frame. */
export default defineMiniApp((root, first) => {
  const title = document.createElement('h1')
  const place = document.createElement('p')
  const answer = document.createElement('p')
  const link = made(document.createElement('a'), { textContent: 'Second' })
  const note = made(document.createElement('input'), {
    ariaLabel: 'Note',
    value: first.portal.draft.read('note') ?? '',
  })
  const notice = made(document.createElement('button'), { textContent: 'Notice' })
  const style = new CSSStyleSheet()
  style.replaceSync('h1 { color: var(--os-color-brand-text); font-size: var(--os-font-size-2xl) }')
  if (root instanceof ShadowRoot) root.adoptedStyleSheets = [style]
  root.append(title, place, link, note, notice, answer)

  const update = ({ context, route }: MiniAppProps) => {
    title.textContent = `${context.user?.firstname} for ${context.workspace?.name}`
    place.textContent = `at ${route.tail}`
    link.href = `${route.basePath}/second`
  }
  note.addEventListener('input', () => first.portal.draft.write('note', note.value))
  const undo = { label: 'Undo', run: () => (answer.textContent = 'Undone') }
  notice.addEventListener('click', () => first.portal.notify({ kind: 'info', text: 'Removed', action: undo }))
  void first.portal
    .fetch('/api/scorecards/brands/brand-0001/scorecards')
    .then(({ status }) => (answer.textContent = `Answered ${status}`))
  first.portal.emit('set-breadcrumbs', { category: 'Plan', app: 'Both' })
  update(first)
  return { update, end: () => root.replaceChildren() }
})
