// A back end of a mini-app's author, and the API of the portal that gives tokens for it.
const given = new Map()

const json = (body, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(body) })

/** POST: the next token of this name, `token-1` first; GET: what each was asked for with. */
export function appTokens({ method, headers, body, rest: [name, status] }) {
  const asked = given.get(name) ?? []
  if (method === 'GET') return json(asked)
  given.set(name, [...asked, { ...JSON.parse(body), by: headers.authorization }])
  if (status) return json({ code: 'permission-missing', detail: 'No permission.' }, Number(status))
  return json({ data: { token: `token-${asked.length + 1}`, ttlS: 300 } })
}

/** Lets pages of other origins ask it. `redirect` leads on, `first-refused` knows the second token alone, all else answers what was asked. */
export function backEnd({ method, headers, url, body, rest: [what, ...rest] }, response) {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, PUT')
  if (method === 'OPTIONS') return { status: 204 }
  if (what === 'redirect') {
    response.setHeader('location', `http://${headers.host}/test-api/back-end/${rest.join('/')}`)
    return { status: 307 }
  }
  if (what === 'refused' || (what === 'first-refused' && headers.authorization !== 'Bearer token-2'))
    return json({ title: 'No' }, 401)
  return json({ method, headers, url, body })
}
