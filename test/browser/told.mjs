// Answers that a test tells the server beforehand: PUT /test-api/told/<name> with { "<start of a path>": { status, body, delayMs } }, then GET below it.
const told = new Map()

export async function toldAnswers({ method, rest, body }) {
  const [name, ...path] = rest
  if (method === 'PUT') {
    told.set(name, { answers: Object.entries(JSON.parse(body)), asked: [] })
    return { status: 204 }
  }
  const { answers, asked } = told.get(name)
  if (path[0] === 'asked') return { status: 200, type: 'application/json', body: JSON.stringify(asked) }
  asked.push(path.join('/'))
  const answer = answers.find(([start]) => path.join('/').startsWith(start))?.[1]
  if (!answer) return { status: 404 }
  await new Promise((resolve) => setTimeout(resolve, answer.delayMs ?? 0))
  return { status: answer.status ?? 200, type: 'application/json', body: JSON.stringify(answer.body ?? null) }
}
