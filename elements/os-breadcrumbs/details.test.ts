import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { namesOf, readDetails } from './details.ts'

const shownFor = (attribute: string | null) => namesOf(readDetails(attribute))

it('takes names, and steps as a mini-app writes them in set-breadcrumbs', () => {
  expect(namesOf(['Site', { name: 'Question 4' }])).to.deep.equal(['Site', 'Question 4'])
  expect(shownFor('["Site",{"name":"Question 4","path":"/q"}]')).to.deep.equal(['Site', 'Question 4'])
})

it('takes a single one without a list, and a text that is no JSON for one name', () => {
  expect(namesOf('Site')).to.deep.equal(['Site'])
  expect(shownFor('Site, first floor')).to.deep.equal(['Site, first floor'])
  expect(shownFor('2026')).to.deep.equal(['2026'])
  expect(shownFor('{"name":"Site"}')).to.deep.equal(['Site'])
  expect(shownFor(null)).to.deep.equal([])
})

it('reads the list that a framework writes as an attribute before the script has come, and says so', () => {
  const warnings = caughtWarnings()
  expect(shownFor(String(['Site', 'Question 3']))).to.deep.equal(['Site', 'Question 3'])
  expect(warnings).to.have.length(1)
  expect(warnings[0]).to.contain('<os-breadcrumbs> details="Site,Question 3" is no JSON')
})

it('leaves out what is no name, and says so once with element, attribute and value', () => {
  const warnings = caughtWarnings()
  for (let times = 0; times < 2; times++)
    expect(namesOf([{ title: 'Site' }, null, 'Kept'])).to.deep.equal(['Kept'])
  expect(warnings).to.deep.equal(['<os-breadcrumbs> details: {"title":"Site"} is no text and no { name }.'])
})

it('says that a list of objects was written as an attribute', () => {
  const warnings = caughtWarnings()
  shownFor('Site,[object Object]')
  expect(warnings.join()).to.contain('details="Site,[object Object]" is no JSON')
})
