import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { NativeSelect } from '../../packages/ui/src/components/NativeSelect/NativeSelect.tsx';
import { stateInWords } from '../stateMaps/storyNames.ts';
import * as styles from './play.css.ts';
import type { Played } from './useGame.ts';

/** Where the game begins: at the start, or where one of the flow's scenarios leads. */
export function Beginning({ game }: Pick<Played, 'game'>) {
  const [first = ''] = game.scenarios;
  const [scenario, setScenario] = useState(first);
  return (
    <div className={styles.beginning}>
      <NativeSelect
        label="Scenario"
        name="scenario"
        options={game.scenarios.map((name) => ({ value: name, label: stateInWords(name) }))}
        value={scenario}
        onChange={setScenario}
      />
      <Button onPress={() => game.begin(scenario)}>Go there</Button>
      <Button onPress={() => game.begin(null)}>
        <Icon icon={RotateCcw} />
        Start again
      </Button>
    </div>
  );
}
