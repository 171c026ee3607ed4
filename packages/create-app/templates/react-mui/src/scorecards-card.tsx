import { Alert, Button, Card, CardContent, List, ListItem, Typography } from '@mui/material'
import { useScorecards, type OfBrand } from './use-scorecards.ts'

/** The brand's scorecards, or what went wrong and a way to try again. */
export function Scorecards(props: OfBrand) {
  const { scorecards, problem, load } = useScorecards(props)
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2">
          Scorecards
        </Typography>
        {problem ? (
          <Alert severity="error" action={<Button color="inherit" onClick={load}>Try again</Button>}>
            {problem}
          </Alert>
        ) : (
          <List>
            {scorecards.map(({ id, title, score }) => (
              <ListItem key={id}>
                {title}: {score ?? 'no score yet'}
              </ListItem>
            ))}
          </List>
        )}
      </CardContent>
    </Card>
  )
}
