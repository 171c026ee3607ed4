import { expect } from '@open-wc/testing'
import { localTarget } from './local-network.ts'

const PORTAL = 'https://portal.example/you'

it('is what a browser asks about before a page of the internet reaches it', () => {
  const targets = (...hosts: readonly string[]) =>
    hosts.map((host) => localTarget(`http://${host}:5173/a.js`, PORTAL))
  expect(new Set(targets('localhost', 'app.localhost', '127.0.0.1', '[::1]'))).to.deep.equal(
    new Set(['device']),
  )
  expect(
    new Set(
      targets('10.0.0.7', '192.168.1.5', '172.20.0.1', '169.254.1.1', 'desk.local', '[fd00::7]', '[fe80::1]'),
    ),
  ).to.deep.equal(new Set(['network']))
  expect(new Set(targets('apps.example', '172.40.0.1', '11.0.0.1', 'localhost.example'))).to.deep.equal(
    new Set([undefined]),
  )
})

it('is none to a page that is there itself, or while an address is typed', () => {
  expect(localTarget('http://localhost:5173/a.js', 'http://localhost:8080/')).to.equal(undefined)
  expect(localTarget('http://192.168.1.5/a.js', 'http://localhost:8080/')).to.equal(undefined)
  expect(localTarget('http://localhost:5173/a.js', 'http://192.168.1.5/')).to.equal('device')
  expect(localTarget('http', PORTAL)).to.equal(undefined)
})
