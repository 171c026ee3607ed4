import { expect } from '@open-wc/testing'
import { localPath } from './local-path.ts'

describe('localPath', () => {
  for (const path of ['/you', '/brands/b%201/scorecards?x=1#y', '/']) {
    it(`accepts ${path}`, () => expect(localPath(path)).to.equal(path))
  }

  for (const address of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'you',
    '',
    null,
    7,
    '/\t/evil.example',
    '/..//evil.example',
  ]) {
    it(`refuses ${JSON.stringify(address)}`, () => expect(localPath(address)).to.equal(null))
  }
})
