import { expect } from '@open-wc/testing'
import { PERMISSION_CODES, PERMISSIONS } from '../../../shell/config/permissions.ts'
import { wordsReady } from '../../../shell/contract/words.ts'
import { permissionWords } from './permission-words.ts'

before(() => wordsReady())

it('has words for every permission that the portal names, with the prefix and without', () => {
  for (const code of [...PERMISSIONS, ...PERMISSION_CODES]) {
    expect(permissionWords(code, 'agency-os.').app, code).not.to.equal('Other')
    expect(permissionWords(`agency-os.${code}`, 'agency-os.')).to.include({
      code: `agency-os.${code}`,
      app: permissionWords(code, '').app,
    })
  }
})

it('shows any other by its code', () => {
  expect(permissionWords('SomethingNew', '')).to.deep.equal({
    code: 'SomethingNew',
    app: 'Other',
    allows: 'Support knows this permission by its code',
  })
})
