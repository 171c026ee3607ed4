// A small server for tests of calls: `/test-api/<behaviour>/…` answers as the behaviour says, whatever comes after it.
import { appTokens, backEnd } from './back-end.mjs'
import { toldAnswers } from './told.mjs'

const received = new Map()

const json = (value, status = 200, type = 'application/json') => ({
  status,
  type,
  body: JSON.stringify(value),
})
const problem = (status, detail) =>
  json({ type: 'about:blank', title: 'No', status, detail }, status, 'application/problem+json')

const BEHAVIOURS = {
  echo: ({ method, headers, url, body }) => json({ method, headers, url, body }),
  status: ({ rest }) => problem(Number(rest[0]), `You asked for ${rest[0]}.`),
  malformed: () => ({ status: 200, type: 'application/json', body: '{"data": {"id": "p1",' }),
  html: () => ({ status: 200, type: 'text/html', body: '<!doctype html><title>Captive portal</title>' }),
  empty: () => ({ status: 204 }),
  null: () => json(null),
  odd: () => json({ data: { id: 7 } }),
  'odd-list': () => json([{ code: 'choreograph', id: 'a', azId: 'z', organisationsId: 'o' }, null]),
  'odd-problem': () => ({ status: 500, type: 'application/problem+json', body: '"just text"' }),
  huge: ({ rest }) =>
    json([{ code: 'choreograph', id: 'a'.repeat(Number(rest[0])), azId: 'z', organisationsId: 'o' }]),
  agencies: () =>
    json([{ code: 'choreograph', id: 'a', name: 'Choreograph', azId: 'z', organisationsId: 'o' }]),
  me: () =>
    json({
      data: {
        id: 'p1',
        firstname: 'Maya',
        lastname: 'Lind',
        email: 'maya@agency.example',
        displayLanguage: 'de-de',
        dateLocale: 'de-de',
        numberLocale: 'de-ch',
      },
    }),
  settings: storeSetting,
  received: ({ rest }) => json(received.get(rest.join('/')) ?? []),
  'cut-off': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"data":')
    setTimeout(() => response.destroy(), 50)
  },
  hang: () => {},
  // the text that is the path, and another one for who asks again
  script: ({ url, rest: [first, again = first] }) => ({
    status: 200,
    type: 'text/javascript',
    body: url.includes('retry=') ? again : first,
  }),
  told: toldAnswers,
  'app-tokens': appTokens,
  'back-end': backEnd,
}

/** Refuses the values named in the person's address, `name+fr-fr+it-it@…`, and notes what came in which order. */
async function storeSetting({ rest, body }) {
  const [, email] = rest
  const [value] = Object.values(JSON.parse(body))
  received.set(email, [...(received.get(email) ?? []), JSON.parse(body)])
  await new Promise((resolve) => setTimeout(resolve, 60))
  return email.split('@')[0].split('+').includes(value) ? problem(500, 'Not now.') : { status: 204 }
}

/** Middleware of the test runner. */
export async function answers(context, next) {
  const [, first, behaviour, ...rest] = context.path.split('/').map(decodeURIComponent)
  if (first !== 'test-api') return next()
  const { req, res } = context
  const answer = BEHAVIOURS[behaviour]
  context.respond = false
  const body = await read(req)
  const given = await answer({ method: req.method, headers: req.headers, url: req.url, body, rest }, res)
  if (given) res.writeHead(given.status, given.type ? { 'content-type': given.type } : {}).end(given.body)
}

async function read(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
