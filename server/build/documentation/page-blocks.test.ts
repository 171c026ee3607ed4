import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pageBlocks } from './page-blocks.ts'

const blocksOf = (markdown: string) =>
  pageBlocks(markdown, (href) => (href.endsWith('.ts') ? { file: href } : { link: href }))

it('makes of a page a tree that needs no parser', () => {
  assert.deepEqual(blocksOf('## Two words\n\nA `<tag>` & [more](x#y) in [a.ts](a.ts)\n\n> Mind **this**'), [
    { as: 'heading', level: 2, id: 'two-words', of: ['Two words'] },
    {
      as: 'paragraph',
      of: [
        'A ',
        { as: 'code', text: '<tag>' },
        ' & ',
        { as: 'link', to: 'x#y', of: ['more'] },
        ' in ',
        { as: 'file', path: 'a.ts', of: ['a.ts'] },
      ],
    },
    { as: 'note', blocks: [{ as: 'paragraph', of: ['Mind ', { as: 'strong', of: ['this'] }] }] },
  ])
})

it('colours words of code while building, and loses none of it', () => {
  const code = "const a = 'b' // c\n"
  const [block] = blocksOf(`\`\`\`js\n${code}\`\`\``)
  assert.ok(block?.as === 'code')
  assert.equal(block.parts.map(([, text]) => text).join(''), code.trimEnd())
  assert.deepEqual(
    block.parts.filter(([kind]) => kind !== ''),
    [
      ['keyword', 'const'],
      ['string', "'b'"],
      ['comment', '// c'],
    ],
  )
})

it('makes of an element an example with its attributes and what is in it', () => {
  assert.deepEqual(
    blocksOf('```element\n<os-x app="Cart" details=\'["A"]\' open="false" selectable><b>A</b> c</os-x>\n```'),
    [
      {
        as: 'element',
        tag: 'os-x',
        attributes: { app: 'Cart', details: '["A"]', open: false, selectable: true },
        children: [{ tag: 'b', attributes: {}, children: ['A'] }, ' c'],
        inner: [
          ['keyword', '<b'],
          ['keyword', '>'],
          ['', 'A'],
          ['keyword', '</b'],
          ['keyword', '>'],
          ['', ' c'],
        ],
      },
    ],
  )
  assert.throws(() => blocksOf('```element\n<b>no</b>\n```'), /one element/)
  assert.throws(() => blocksOf('```element\n<os-x><b></os-x>\n```'), /not closed/)
})

it('refuses what it cannot draw', () => {
  assert.throws(() => blocksOf('<div>markup</div>'), /No page of the documentation may have html/)
})
