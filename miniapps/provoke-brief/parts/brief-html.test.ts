import { expect } from '@open-wc/testing'
import { briefHtml } from './brief-html.ts'

it('[Provoke brief 7] writes what people wrote as text, never as markup', () => {
  const html = briefHtml('A & B', [{ title: 'Now', lines: [['Client', '<img src=x onerror="x()">']] }])
  expect(html).to.contain('<title>A &amp; B</title>')
  expect(html).to.contain('<dd>&lt;img src=x onerror=&quot;x()&quot;&gt;</dd>')
})
