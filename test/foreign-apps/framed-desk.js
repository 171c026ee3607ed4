// What a stranger's page does with the portal: it knows nothing but the two words of greeting and the messages.
const said = document.querySelector('#said')
const say = (text) => said.append(Object.assign(document.createElement('li'), { textContent: text }))
let port
let firstBrand

addEventListener('message', ({ data, ports }) => {
  if (data !== 'agency-os-portal') return
  port = ports[0]
  port.onmessage = (message) => heard(message.data)
})
parent.postMessage('agency-os-hello', '*')

function heard(message) {
  if (message.type === 'told') {
    if (message.context)
      document.querySelector('#brand').textContent = message.context.workspace?.name ?? 'no brand'
    firstBrand ??= message.context?.workspace?.id
    if (message.route) document.querySelector('#tail').textContent = message.route.tail
    if (message.app)
      port.postMessage({
        type: 'emit',
        name: 'set-breadcrumbs',
        payload: { category: 'Plan', app: 'Framed desk' },
      })
  } else if (message.type === 'fetched') {
    say(`fetched ${message.status} ${new TextDecoder().decode(message.body).slice(0, 8)}`)
  } else if (message.type === 'draft') {
    say(`draft ${message.text}`)
  } else say(JSON.stringify(message))
}

const WISHES = {
  'Sign out': { type: 'emit', name: 'logout' },
  'Go on': { type: 'navigate', path: '/framed-desk/second' },
  'Go home': { type: 'navigate', path: '/you' },
  Unsaved: { type: 'set-dirty', dirty: true },
  Notice: { type: 'notify', kind: 'success', text: 'The desk says hello' },
  'Write draft': { type: 'write-draft', key: 'note', text: 'kept words' },
  'Read draft': { type: 'read-draft', id: 1, key: 'note' },
  'Write late draft': () => ({ type: 'write-draft', key: 'note', brand: firstBrand, text: 'late words' }),
  'Read first draft': () => ({ type: 'read-draft', id: 4, key: 'note', brand: firstBrand }),
  'Write draft of another': { type: 'write-draft', key: 'note', brand: 'brand-never-told', text: 'no words' },
  'Fetch own': { type: 'fetch', id: 2, address: '/api/scorecards/brands/brand-0001/scorecards' },
  'Fetch other': { type: 'fetch', id: 3, address: '/api/workspaces/current' },
  Nonsense: { type: 'navigate', path: { toString: 'no' } },
  'Has a tour': { type: 'emit', name: 'set-has-product-tours', payload: { has: true } },
  'Recommend it': { type: 'emit', name: 'run-product-tours-reminder' },
  Keys: {
    type: 'offer-shortcuts',
    groups: [{ title: 'At the desk', shortcuts: [{ keys: ['J'], text: 'Next desk' }] }],
  },
  Command: { type: 'offer-commands', commands: [{ id: 'count', title: 'Count the desks' }] },
}
for (const [name, wish] of Object.entries(WISHES)) {
  const button = Object.assign(document.createElement('button'), { textContent: name })
  button.addEventListener('click', () => port.postMessage(typeof wish === 'function' ? wish() : wish))
  document.querySelector('#wishes').append(button)
}
const reload = Object.assign(document.createElement('button'), { textContent: 'Reload' })
reload.addEventListener('click', () => location.reload())
document.querySelector('#wishes').append(reload)

const reach = (what, look) => {
  try {
    say(`${what}: ${look()}`)
  } catch {
    say(`${what}: out of reach`)
  }
}
reach('portal', () => parent.document.title)
reach('tokens', () => parent.localStorage.length)
