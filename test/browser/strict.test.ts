import { expect, fixture, html } from '@open-wc/testing'
import { expectErrors } from './strict.ts'

it('runs under the policy of the product', () => {
  expectErrors(/require-trusted-types-for/)
  expect(() => {
    document.createElement('div').innerHTML = '<b>no</b>'
  }).to.throw(TypeError)
})

it('sees an error that is written to the console', () => {
  expectErrors(/the very thing/)
  console.error('this is', 'the very thing')
})

it('sees a rejection that nobody handles', async () => {
  expectErrors(/left alone/)
  void Promise.reject(new Error('left alone'))
  await new Promise((resolve) => setTimeout(resolve))
})

it('sees an error that nobody catches', async () => {
  expectErrors(/not caught/)
  setTimeout(() => {
    throw new Error('not caught')
  })
  await new Promise((resolve) => setTimeout(resolve, 10))
})

it('renders Lit templates', async () => {
  const greeting = 'hello'
  const element = await fixture(html`<p>${greeting}</p>`)
  expect(element.textContent).to.equal('hello')
})

it('lets axe look at the page', async () => {
  const element = await fixture(html`<main><h1>Title</h1><button>Go</button></main>`)
  await expect(element).to.be.accessible()
})
