import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Rates } from '../api/kit/rates.ts'
import { Refusal } from '../api/kit/refusal.ts'

/** A promise where it may fail later. */
type Answer<Done> = (request: IncomingMessage, response: ServerResponse) => Done

/** Answers so many requests of a network a minute, where nobody needs to be known. */
export function limitVisitors<Done>(
  rates: Rates,
  addressOf: (request: IncomingMessage) => string,
  answer: Answer<Done>,
): Answer<Done | undefined> {
  return (request, response) => {
    try {
      rates.countAddress(addressOf(request))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendRefusal(response, error)
      return undefined
    }
    return answer(request, response)
  }
}

function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = refusal.parts()
  response.writeHead(status, headers).end(body)
}
