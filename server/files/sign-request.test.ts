import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { signedHeaders } from './sign-request.ts'

const KEYS = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const NOW = new Date('2013-05-24T00:00:00Z')
const signatureOf = (authorization = '') => /Signature=(\w+)$/.exec(authorization)?.[1]

/** From "Signature Calculations for the Authorization Header" of the Amazon S3 API reference. */
describe('signs as the published examples do', () => {
  it('a GET', () => {
    const { authorization } = signedHeaders(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
      },
      KEYS,
      NOW,
    )
    assert.equal(
      signatureOf(authorization),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  it('a PUT with a body', () => {
    const { authorization } = signedHeaders(
      {
        method: 'PUT',
        url: new URL('https://examplebucket.s3.amazonaws.com/test%24file.text'),
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        body: new TextEncoder().encode('Welcome to Amazon S3.'),
      },
      KEYS,
      NOW,
    )
    assert.equal(
      signatureOf(authorization),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })
})
