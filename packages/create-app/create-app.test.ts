import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { sortEntries } from '../../shell/config/configured-apps.ts'
import { portalOfPackage } from '../portal-packages.ts'
import { choicesOf } from './choices.ts'
import { installedFrom } from './installed-from.ts'
import { writeApp } from './write-app.ts'

const root = mkdtempSync(join(tmpdir(), 'agency-os-create-'))
after(() => rmSync(root, { recursive: true }))
const templates = join(root, 'templates')
mkdirSync(join(templates, 'none/src'), { recursive: true })
writeFileSync(join(templates, 'none/package.json'), '{ "name": "my-app" }')
writeFileSync(join(templates, 'none/src/my-app.js'), "const app = { key: 'my-app', title: 'My app' }")

const NAMES = ['none', 'vue']
const choices = (...args: string[]) => choicesOf(args, { templates: NAMES })
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('choices of a new app', () => {
  it('take key and title from the folder where nothing else is said', async () => {
    const { key, title } = await choices('apps/MediaDesk', '--template', 'vue')
    assert.deepEqual({ key, title }, { key: 'media-desk', title: 'Media desk' })
  })

  it('are asked for at a terminal, each with a suggestion', async () => {
    const questions: string[] = []
    const ask = async (question: string, suggested: string) => {
      questions.push(`${question}: ${suggested}`)
      return suggested
    }
    const { template } = await choicesOf([], { templates: NAMES, ask })
    assert.equal(template, 'none')
    assert.deepEqual(questions, [
      'Folder: my-app',
      'Key: my-app',
      'Title: My app',
      'Template (none, vue): none',
      'Address of the portal: http://localhost:8080',
    ])
  })

  for (const [args, said] of [
    [['desk', '--template', 'vue', '--key', 'Media_Desk'], /refuse the key "Media_Desk": .*kebab-case/],
    [['scorecards', '--template', 'vue'], /there is a mini-app "scorecards" already/],
    [['api', '--template', 'vue'], /an address that the server keeps for itself/],
    [['desk'], /Say a template: --template none \| vue/],
    [['desk', '--template', 'view'], /There is no template "view". There are: none, vue/],
    [['desk', '--template', 'vue', '--portal', 'portal.example'], /must be an http\(s\) address/],
    [['desk', '--template', 'vue', '--title', "Bob's"], /leave out quotes/],
  ] as const) {
    it(`are refused in words: ${args.join(' ')}`, async () => {
      await assert.rejects(choices(...args), said)
    })
  }
})

describe('a new app', () => {
  it('has its own key and title in texts and names of files', async () => {
    writeApp(await choices(join(root, 'desk'), '--template', 'none'), { templates, version: '1.2.0' })
    assert.equal(read('desk/src/desk.js'), "const app = { key: 'desk', title: 'Desk' }")
    assert.deepEqual(JSON.parse(read('desk/package.json')), {
      name: 'desk',
      agencyOs: { template: 'none', version: '1.2.0' },
    })
  })

  it('takes the packages of the portal that served its generator, and says so to npm 12', async () => {
    const modules = join(root, '_npx/node_modules')
    const generator = join(modules, '@agency-os/create-app')
    mkdirSync(generator, { recursive: true })
    const resolved = 'https://portal.example/os/packages/create-app-0.1.0-4525e1f2.tgz'
    const notes = { packages: { 'node_modules/@agency-os/create-app': { resolved } } }
    writeFileSync(join(modules, '.package-lock.json'), JSON.stringify(notes))
    assert.equal(portalOfPackage(installedFrom(generator)!), 'https://portal.example/os')

    mkdirSync(join(templates, 'lit'))
    writeFileSync(
      join(templates, 'lit/package.json'),
      JSON.stringify({ dependencies: { '@agency-os/mini-app': '^0.1.0', lit: '^3.0.0' } }),
    )
    const packages = { '@agency-os/mini-app': 'https://portal.example/packages/mini-app-0.1.0-375a44db.tgz' }
    const args = [join(root, 'spark'), '--template', 'lit']
    const chosen = await choicesOf(args, { templates: ['lit'], portal: 'https://portal.example' })
    writeApp(chosen, { templates, version: '1.2.0', packages })
    const { dependencies, agencyOs } = JSON.parse(read('spark/package.json'))
    assert.deepEqual(dependencies, { ...packages, lit: '^3.0.0' })
    assert.equal(agencyOs.portal, 'https://portal.example')
    assert.match(read('spark/.npmrc'), /^allow-remote=root$/m)
  })

  it('brings the entry that a portal takes as it is', async () => {
    writeApp(await choices(join(root, 'reach'), '--template', 'none'), { templates, version: '1.2.0' })
    const entry: unknown = JSON.parse(read('reach/agency-os.json'))
    assert.deepEqual(sortEntries([entry]), { usable: [entry], faulty: [] })
  })

  it('says in its README the next three commands, and what git leaves out', async () => {
    writeApp(
      await choices(join(root, 'pulse'), '--template', 'none', '--portal', 'https://portal.example/x'),
      {
        templates,
        version: '1.2.0',
      },
    )
    assert.match(read('pulse/README.md'), /npm install[^]*npm run dev[^]*npm run build/)
    assert.match(read('pulse/package.json'), /"portal": "https:\/\/portal.example"/)
    assert.match(read('pulse/.gitignore'), /node_modules/)
  })

  it('is not written into a folder that holds something', async () => {
    mkdirSync(join(root, 'full'))
    writeFileSync(join(root, 'full/notes.txt'), '')
    const full = await choices(join(root, 'full'), '--template', 'none')
    assert.throws(() => writeApp(full, { templates, version: '1.2.0' }), /is not empty \(notes.txt\)/)
  })
})
