/** What `fetch` takes beside an address, of a `Request` whose address may have to be another. Its body is read first. @throws TypeError where it has been read */
export async function requestParts(request: Request): Promise<RequestInit> {
  const {
    method,
    headers,
    mode,
    credentials,
    cache,
    redirect,
    referrer,
    referrerPolicy,
    integrity,
    keepalive,
    signal,
  } = request
  const body = /^(GET|HEAD)$/.test(method) ? null : await request.arrayBuffer()
  return {
    method,
    headers,
    body,
    mode,
    credentials,
    cache,
    redirect,
    referrer,
    referrerPolicy,
    integrity,
    keepalive,
    signal,
  }
}
