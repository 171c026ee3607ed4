import { Info } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { Facts } from '../../controls/facts.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { type FigureSource, sourceLines } from './source-lines.ts'
import { words } from './words/words.ts'

/** "How computed" beside figures: data, weight, base and comparison, and the licence's notice. */
export const SourceNote = (of: FigureSource) => (
  <Popover
    label={words('howComputed')}
    button={(props) => (
      <Button {...props} variant="quiet" size="s" icon={Info}>
        {words('howComputed')}
      </Button>
    )}
  >
    {() => <Facts of={sourceLines(of)} />}
  </Popover>
)
