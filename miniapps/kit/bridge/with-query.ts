/** Narrows a call; what is undefined, '' or false is left out, a list is said value by value. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** `/people?q=ada&role=a&role=b`; a path that asks something already is asked that as well. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== '' && each !== false) params.append(key, String(each))
  const asked = params.toString()
  return asked ? `${path}${path.includes('?') ? '&' : '?'}${asked}` : path
}
