import { useEffect, useEffectEvent, useState } from 'react';

import { Skeleton } from '../../packages/ui/src/components/Skeleton/Skeleton.tsx';
import { DrawingFrame } from '../stateMaps/DrawingFrame.tsx';
import { loadStateMap } from '../stateMaps/loadStateMap.ts';
import { mapIdOf } from '../stateMaps/mapId.ts';
import type { StateMapProps } from '../stateMaps/StateMap.tsx';
import { scenarioOf } from '../stateMaps/storiesOfStates.ts';
import { StoryAnchor } from '../stateMaps/StoryAnchor.tsx';
import * as styles from './play.css.ts';
import type { Played } from './useGame.ts';

interface GameMapProps {
  /** The name of the flow. */
  name: string;
  played: Played | null;
  onDrawn: () => void;
}

/** The flow's state map, which follows the game; a press on a state leads there. */
export function GameMap({ name, played, onDrawn }: GameMapProps) {
  const [map, setMap] = useState<Pick<StateMapProps, 'facts' | 'drawing'> | null>(null);
  const isDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    let isGone = false;
    void loadStateMap({ kind: 'flows', name }).then((loaded) => {
      if (isGone) return;
      setMap(loaded);
      isDrawn();
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  if (map === null || played === null) return <Skeleton shape="block" height="large" />;
  const { facts, drawing } = map;
  const { game, moment } = played;
  const openState = (state: string) => {
    const scenario = scenarioOf(state, facts.chart, game.scenarios);
    if (scenario !== null) game.begin(scenario);
  };
  return (
    <div className={styles.map}>
      <DrawingFrame
        name={name}
        title="State map"
        isLow
        drawing={drawing}
        stories={facts.stories}
        current={moment.state}
        onOpen={openState}
      />
      <StoryAnchor story={{ id: mapIdOf({ kind: 'flows', name }) }}>The map in words</StoryAnchor>
    </div>
  );
}
