import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Rates } from '../api/kit/rates.ts'
import { Refusal } from '../api/kit/refusal.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers so many requests of a network a minute, where nobody needs to be known. */
export function limitVisitors(
  rates: Rates,
  addressOf: (request: IncomingMessage) => string,
  answer: Answer,
): Answer {
  return (request, response) => {
    try {
      rates.countAddress(addressOf(request))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return sendRefusal(response, error)
    }
    answer(request, response)
  }
}

function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = refusal.parts()
  response.writeHead(status, headers).end(body)
}
