import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before } from 'node:test'
import type { S3Settings } from '../configuration/s3-settings.ts'
import { type RequestToSign, signedHeaders } from './sign-request.ts'

const KEYS = { region: 'eu-central-1', accessKeyId: 'portal', secretAccessKey: 'a secret of its own' }

/** A small store that speaks S3: it believes nobody whose signature does not fit what was sent. */
export function s3InTests() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url!
      if (!isSigned(request, body)) return response.writeHead(403).end('SignatureDoesNotMatch')
      if (request.method === 'PUT') objects.set(path, body)
      if (request.method === 'DELETE') objects.delete(path)
      if (request.method !== 'GET') return response.writeHead(200).end()
      const object = objects.get(path)
      return response.writeHead(object ? 200 : 404).end(object ?? 'NoSuchKey')
    })
  })
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => server.close().closeAllConnections())
  return {
    objects,
    settings: (): S3Settings => {
      const { port } = server.address() as AddressInfo
      return { endpoint: `http://127.0.0.1:${port}`, bucket: 'evidence', ...KEYS }
    },
  }
}

/** Computed from what came in; sign-request.test.ts holds the computation to the published examples. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const time = String(headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  )
  const request: RequestToSign = {
    method: method as RequestToSign['method'],
    url: new URL(url!, `http://${headers.host}`),
    body,
  }
  return signedHeaders(request, KEYS, new Date(time))['authorization'] === headers.authorization
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
