import { send } from '../api/http.ts'

/**
 * Hands a form to the address it is configured for.
 * @throws Error unless it was taken
 */
export async function submitJson(url: string, values: Readonly<Record<string, string>>): Promise<void> {
  const response = await send(url, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}`)
}
