import type { Fault, Tampering } from '../fault.ts'
import { forge, sign } from '../mint.ts'
import type { ValidationResult } from '../../../shell/contract/session.ts'

const fault = (
  name: string,
  idToken: Tampering['idToken'],
  result: ValidationResult = 'SignatureFailed',
): Fault => ({
  area: 'format',
  name,
  during: 'sign-in',
  tamper: { idToken },
  expect: { result },
})

export const FORMAT_FAULTS: readonly Fault[] = [
  fault('sends no id token', () => undefined),
  fault('sends null for the id token', () => null),
  fault('sends a number for the id token', () => 42),
  fault('sends an object for the id token', ({ claims }) => claims),
  fault('sends an empty id token', () => ''),
  fault('sends an id token of two parts [5.22]', async (minting) =>
    (await sign(minting)).split('.').slice(0, 2).join('.'),
  ),
  fault('sends an id token of four parts [5.22]', async (minting) => `${await sign(minting)}.AAAA`),
  fault('sends an encrypted token of five parts', () => 'eyJhbGciOiJSU0EtT0FFUCJ9.AA.AA.AA.AA'),
  fault('sends three dots', () => '...'),
  fault('sends a header that is not JSON', ({ claims }) => forge('not json', claims)),
  fault('sends a header that is not base64', async (minting) => `%%%${await sign(minting)}`),
  fault('sends a header that is a list', ({ claims }) => forge(['RS256'], claims)),
  fault('sends spaces around the id token', async (minting) => ` ${await sign(minting)} `),
  fault(
    'signs claims that are a list',
    (minting) => sign({ ...minting, claims: [] as unknown as Record<string, unknown> }),
    'IncorrectNonce',
  ),
  fault(
    'signs claims that are null',
    (minting) => sign({ ...minting, claims: null as unknown as Record<string, unknown> }),
    'IncorrectNonce',
  ),
]
