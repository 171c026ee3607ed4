import { expect } from '@open-wc/testing'
import { ConfigurationError, parseRuntimeConfig } from './environment.ts'

const parse = (more: object) =>
  parseRuntimeConfig(JSON.stringify({ authority: 'https://id.example', clientId: 'os', ...more }))

describe('configuration of analytics, feedback and support', () => {
  it('has none of them unless told', () => {
    expect(parse({})).not.to.have.any.keys('analytics', 'feedback', 'support')
    expect(parse({}).supportWidgetKeys).to.deep.equal({})
  })

  it('takes paths and addresses', () => {
    const { analytics, feedback, support } = parse({
      analytics: { url: 'https://stats.example/collect', excludeDevelopers: true },
      feedback: { url: '/feedback' },
      support: { url: '/support', script: 'https://widget.example/w.js' },
    })
    expect(analytics).to.deep.equal({ url: 'https://stats.example/collect', excludeDevelopers: true })
    expect(feedback).to.deep.equal({ url: '/feedback' })
    expect(support).to.deep.equal({ url: '/support', script: 'https://widget.example/w.js' })
  })

  for (const [field, value] of [
    ['analytics', { url: 'javascript:alert(1)' }],
    ['analytics', {}],
    ['analytics', { url: '/a', excludeDevelopers: 'yes' }],
    ['feedback', { url: '//evil.example' }],
    ['support', { url: 'data:,x' }],
    ['support', { url: '/s', script: 'blob:x' }],
  ] as const) {
    it(`refuses ${field} of ${JSON.stringify(value)}`, () => {
      expect(() => parse({ [field]: value })).to.throw(ConfigurationError, field)
    })
  }
})
