import { ConfigurationError } from './configuration-error.ts'
import { address } from './kinds-of-setting.ts'

/** Where traces and figures go, if anywhere. */
export interface TelemetrySettings {
  /** Base address of an OTLP collector, without a slash at its end. */
  endpoint: string
  headers: Record<string, string>
  /** Under which name this portal is known there. */
  service: string
}

/** By OpenTelemetry's own names. @throws ConfigurationError */
export function telemetrySettings(
  given: Readonly<Record<string, string | undefined>>,
): TelemetrySettings | undefined {
  const endpoint = given['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (endpoint === undefined) return undefined
  return {
    endpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint).replace(/\/+$/, ''),
    headers: headersIn(given['OTEL_EXPORTER_OTLP_HEADERS']),
    service: given['OTEL_SERVICE_NAME'] ?? 'agency-os',
  }
}

/** Never repeated in the message: they hold keys. */
function headersIn(value = ''): Record<string, string> {
  const pairs = value.split(',').filter((pair) => pair.trim())
  const wrong = () =>
    new ConfigurationError('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret,tenant=one.')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, text] = /^\s*([\w-]+)=(.+?)\s*$/.exec(pair) ?? []
      if (!name || !text) throw wrong()
      return [name, decoded(text)]
    }),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
