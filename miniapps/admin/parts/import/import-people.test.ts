import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { accessServer, changed } from '../../access-in-tests.ts'

const FILE = `email,firstname,lastname,agency
ada@agency.example,Ada,Lovelace,greenhouse
nowhere,Grace,Hopper,greenhouse`

it('shows which rows the server would not take before anything is imported, and imports the others', async () => {
  const sent: string[] = []
  const app = await mountMiniApp('admin', {
    portal: {
      fetch: accessServer([], {
        'POST /api/access/people/import*': ({ rows }: { rows: { email: string }[] }, address: string) => {
          const emails = rows.map(({ email }) => email).join(' ')
          sent.push(`${address.includes('dry=true') ? 'dry' : 'real'}: ${emails}`)
          const wrong = rows.findIndex(({ email }) => email === 'nowhere')
          const errors = wrong < 0 ? [] : [{ row: wrong + 1, field: 'email', problem: 'email-not-valid' }]
          const link = { isMailed: false, link: 'https://portal.example/idp/password/a', until: null }
          const invitations = rows.map(({ email }) => ({ email, ...link }))
          return changed({ added: rows.length, changed: 0, unchanged: 0, errors, invitations })
        },
      }),
    },
    route: { basePath: '/os-admin', path: '/os-admin/panel/users/import', tail: '/panel/users/import' },
  })
  await waitUntil(() => app.findAll('[type=file]').length === 1)
  const transfer = new DataTransfer()
  transfer.items.add(new File([FILE], 'people.csv'))
  const input = app.find<HTMLInputElement>('[type=file]')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const says = (text: string) => waitUntil(() => app.find('.import-body').textContent.includes(text), text)
  await says('1 row has errors and is left out.')
  expect(sent).to.deep.equal(['dry: ada@agency.example nowhere'])
  app
    .findAll('button')
    .find(({ textContent }) => textContent === 'Import 1 row')!
    .click()
  await says('1 row was imported.')
  expect(sent.at(-1)).to.equal('real: ada@agency.example')
  await waitUntil(() => app.findAll('.admin-invited li').length === 1)
  expect(app.find('.admin-invited').innerText).to.contain('ada@agency.example').and.contain('Export')
})

it('tells all that is wrong with a row at that row alone, though an address has several', async () => {
  const asked: string[] = []
  const app = await mountMiniApp('admin', {
    portal: {
      fetch: accessServer([], {
        'POST /api/access/people/import*': ({ rows }: { rows: { email: string; agency: string }[] }) => {
          asked.push(rows.map(({ email, agency }) => `${email} ${agency}`).join(', '))
          const at = rows.findIndex((row) => row.agency === 'mindshare')
          const wrong = [
            { row: at + 1, field: 'email', problem: 'email-not-valid' },
            { row: at + 1, field: 'groups', problem: 'group-unknown' },
          ]
          return changed({ added: rows.length, changed: 0, unchanged: 0, errors: at < 0 ? [] : wrong })
        },
      }),
    },
    route: { basePath: '/os-admin', path: '/os-admin/panel/users/import', tail: '/panel/users/import' },
  })
  await waitUntil(() => app.findAll('[type=file]').length === 1)
  const rows = ['greenhouse', 'mindshare', 'greenhouse'].map((agency) => `ada@x,Ada,Lovelace,${agency}`)
  const transfer = new DataTransfer()
  transfer.items.add(new File([['email,firstname,lastname,agency', ...rows].join('\n')], 'people.csv'))
  const input = app.find<HTMLInputElement>('[type=file]')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const says = (text: string) => waitUntil(() => app.find('.import-body').textContent.includes(text), text)
  await says('Errors: 2')
  expect(asked[0]).to.equal('ada@x greenhouse, ada@x mindshare')
  await says('New: 1')
  await says('Repeated: 1')
  await says('1 row has errors and is left out.')
})
