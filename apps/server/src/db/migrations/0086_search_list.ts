import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Each reads in the snapshot of the statement that calls it, so what `search_list` returns is of one moment. What `search`
// holds is typed in `searchPlan.ts`: conditions are texts, in which `$1` is the list of their values.
const reading = `
  -- The texts of a search, with the ids of the terms in the place of each wish. Null when rows must have a term that no
  -- one named.
  create function search_texts(search jsonb) returns jsonb language plpgsql stable as $$
  declare
    texts text := search -> 'texts';
    wish jsonb;
    place bigint;
    ids integer[];
  begin
    for wish, place in select value, ordinality - 1 from jsonb_array_elements(search -> 'wishes') with ordinality loop
      if wish ? 'pattern' then
        ids := array(select id from search_terms where kind = wish ->> 'kind' and key like lower(wish ->> 'pattern'));
      else
        ids := array(select id from search_terms where kind = wish ->> 'kind'
          and key = any(array(select lower(wanted) from jsonb_array_elements_text(wish -> 'keys') as wanted)));
      end if;
      if ids = '{}' and not wish ? 'use' then return null; end if;
      texts := replace(texts, format('{wish %s}', place), ids::text);
    end loop;
    return texts;
  end $$;

  -- Reads rows in the list's order, and documents of those that fit otherwise, up to so many of each, until 'most' are
  -- found. 'is_whole' when there were no more to read.
  create function search_walk(scan jsonb, vals text[], rows_read integer, documents integer, part_from integer,
    part_to integer, most integer, out ids uuid[], out counted integer, out is_whole boolean)
  language plpgsql stable as $$
  declare
    listed text := scan ->> 'list';
    has_words boolean := scan ? 'word';
    reach integer := case when (scan ->> 'isByDocument')::boolean then least(rows_read, documents) else rows_read end;
    fitting text := format('select * from (%s limit %s) as seen where %s limit %s',
      listed, reach, scan ->> 'checks', case when has_words then documents else rows_read end);
  begin
    execute format('
      with hits as materialized (select %I as id from (%s) as seen where %s limit %s)
      select array(select id from hits offset %s limit %s), count(*)::integer,
        case when count(*) = %s then false
          when exists (%s offset %s) then false
          else %L or (select count(*) from (%s) as fitting) < %s end
      from hits',
      scan ->> 'id', fitting, coalesce(scan ->> 'word', 'true'), most,
      part_from, greatest(0, part_to - part_from), most, listed, reach, not has_words, fitting, documents)
    into ids, counted, is_whole using vals;
  end $$;

  -- With the ways along a sort index closed, the inverted index is left, whatever the planner makes of the numbers. Where
  -- only numbers are wanted, an index of theirs is read.
  create function search_order_allowed(scan jsonb, is_allowed boolean) returns void language plpgsql stable as $$
  begin
    if (scan ->> 'isKnown')::boolean then
      perform set_config('enable_indexscan', is_allowed::text, true), set_config('enable_indexonlyscan', is_allowed::text, true);
    end if;
  end $$;

  -- Finds what fits without regard to its order, and sorts it. With 'most', no more than that is found, and counted: what
  -- is sorted is then the list only if it has no more.
  create function search_gather(scan jsonb, fits text, vals text[], part_from integer, part_to integer, most integer,
    score text, out ids uuid[], out counted integer)
  language plpgsql stable as $$
  declare
    hits text := (select string_agg(format('select * from %I where %s and %s', scan ->> 'table', part, fits), ' union all ')
      from jsonb_array_elements_text(scan -> 'parts') as part);
  begin
    perform search_order_allowed(scan, false);
    execute format('
      select coalesce((array_agg(%I order by %s))[%s:%s], ''{}''), count(*)::integer from (%s %s) as hits',
      scan ->> 'id', concat_ws(' desc, ', score, scan ->> 'order'), part_from + 1, part_to, hits, 'limit ' || most)
    into ids, counted using vals;
    perform search_order_allowed(scan, true);
  end $$;

  -- Whether a sixteenth of the table has so many of what fits.
  create function search_sample_has(scan jsonb, fits text, vals text[], most integer) returns boolean
  language plpgsql stable as $$
  declare
    counted integer;
  begin
    perform search_order_allowed(scan, false);
    execute format('select count(*) from (
      select from %I where get_byte(uuid_send(%I), 15) < 16 and %s limit %s) as hits',
      scan ->> 'table', scan ->> 'id', fits, most)
    into counted using vals;
    perform search_order_allowed(scan, true);
    return counted >= most;
  end $$;

  -- A part of a list that is all read and sorted. Null when a sample tells that it has more than can be read, or when it
  -- turns out too long for this.
  create function search_gather_whole(scan jsonb, vals text[], part_from integer, part_to integer, limits jsonb,
    score text, out ids uuid[], out counted integer)
  language plpgsql stable as $$
  declare
    reach integer := limits ->> 'reach';
    most integer := case when (scan ->> 'isKnown')::boolean then 4 * reach else reach end;
    fits text := scan ->> 'fits';
    -- Of a list as long as the reach a sixteenth has this share, give or take its root; eight roots more come never by chance.
    share float8 := reach / 16.0;
  begin
    if scan ? 'sampledWithoutWords' and not search_sample_has(scan, scan ->> 'sampledWithoutWords', vals,
      ceil((limits ->> 'candidates')::float8 / 16)::integer)
    then
      -- The documents of a few are read sooner than the index's lists of all who have these words.
      fits := scan ->> 'fitsByDocument';
    elsif (scan ->> 'isKnown')::boolean
      and search_sample_has(scan, scan ->> 'sampled', vals, least(reach + 1, ceil(share + 8 * sqrt(share)))::integer)
    then
      return;
    end if;
    select gathered.ids, gathered.counted into ids, counted
    from search_gather(scan, fits, vals, part_from, part_to, most + 1, score) as gathered;
    if counted > most then
      ids := null;
      counted := null;
    else
      counted := least(counted, reach + 1);
    end if;
  end $$;

  -- A part of a long list, of which 'seen' hits of the beginning were seen. What is thin there is sorted; but where only
  -- numbers are wanted an index is read so quickly that it is tried first, as for low budgets, of which the lowest are
  -- below what is wanted.
  create function search_read_on(scan jsonb, vals text[], part_from integer, part_to integer, seen integer, limits jsonb)
  returns uuid[] language plpgsql stable as $$
  declare
    times integer := limits ->> 'toPage';
    walked record;
    ids uuid[];
  begin
    -- A quarter more, since what was found could have come thick by chance.
    if not (scan ->> 'isKnown')::boolean or 1.25 * part_to <= times * seen then
      select * into walked from search_walk(scan, vals, times * (limits #>> '{look,rows}')::integer,
        times * (limits #>> '{look,documents}')::integer, part_from, part_to, part_to);
      if walked.is_whole or walked.counted = part_to then return walked.ids; end if;
    end if;
    perform search_order_allowed(scan, false);
    -- 'offset 0' keeps the order from the planner: it must not walk an index in it, in the hope of hits.
    execute format('select array(select %I from (select * from %I where %s offset 0) as hits order by %s offset %s limit %s)',
      scan ->> 'id', scan ->> 'table', scan ->> 'fits', scan ->> 'order', part_from, greatest(0, part_to - part_from))
    into ids using vals;
    perform search_order_allowed(scan, true);
    return ids;
  end $$;

  -- The first entries of a list, 'most' or all there are; not counted further.
  create function search_first(scan jsonb, vals text[], most integer, limits jsonb) returns uuid[]
  language plpgsql stable as $$
  declare
    seen record;
  begin
    select * into seen from search_walk(scan, vals, (limits #>> '{look,rows}')::integer,
      (limits #>> '{look,documents}')::integer, 0, most, most);
    if seen.is_whole or seen.counted >= most then return seen.ids; end if;
    return search_read_on(scan, vals, 0, most, seen.counted, limits);
  end $$;

  -- Reads the list's beginning, and on where that promises to show that more is counted than can be read.
  create function search_look(scan jsonb, vals text[], part_from integer, part_to integer, limits jsonb,
    out ids uuid[], out counted integer, out is_whole boolean)
  language plpgsql stable as $$
  declare
    most integer := (limits ->> 'reach')::integer + 1;
    times integer := limits ->> 'toCount';
    rows_read integer := limits #>> '{look,rows}';
    documents integer := limits #>> '{look,documents}';
    longer record;
  begin
    select * into ids, counted, is_whole from search_walk(scan, vals, rows_read, documents, part_from, part_to, most);
    -- A quarter more, since what was found could have come thick by chance.
    if is_whole or counted = most or 1.25 * most > times * counted then return; end if;
    select * into longer from search_walk(scan, vals, times * rows_read, times * documents, part_from, part_to, most);
    if longer.is_whole or longer.counted = most then
      ids := longer.ids;
      counted := longer.counted;
      is_whole := longer.is_whole;
    end if;
  end $$;
`;

// The planner is told what holds for search: its rows are in memory, reading a whole table is never the way, other
// requests want processors too.
const list = `
  -- A part of a list, and how long the list is, counted no further than one past the reach.
  --
  -- First a look at the beginning of the list, in its order: a small table is read whole, and what fits often is found at
  -- once. What is left is few, and is gathered and sorted; or is more than can be read, and then only the part is wanted.
  -- With a score, what can be read is sorted whole by it; of more than that, one score after the other is read.
  create function search_list(search jsonb, out ids uuid[], out counted integer)
  language plpgsql stable
  set enable_seqscan = off set seq_page_cost = 0.1 set random_page_cost = 0.1 set max_parallel_workers_per_gather = 0
  set work_mem = '32MB' set jit = off set enable_indexscan = on set enable_indexonlyscan = on
  as $$
  declare
    texts jsonb := search_texts(search);
    scan jsonb := texts -> 'scan';
    vals text[] := array(select value from jsonb_array_elements_text(search -> 'values') as value);
    part_from integer := search #>> '{part,from}';
    part_to integer := search #>> '{part,to}';
    limits jsonb := search -> 'limits';
    reach integer := limits ->> 'reach';
    score text := texts ->> 'score';
    rank jsonb;
    seen record;
  begin
    if texts is null then
      ids := '{}';
      counted := 0;
      return;
    end if;
    select * into seen from search_look(scan, vals, case when score is null then part_from else 0 end,
      case when score is null then part_to else 0 end, limits);
    if score is null and (seen.is_whole or seen.counted > reach) then
      ids := seen.ids;
      counted := seen.counted;
      return;
    end if;
    if seen.is_whole or seen.counted <= reach then
      select * into ids, counted from search_gather_whole(scan, vals, part_from, part_to, limits, score);
      if counted is not null then return; end if;
    end if;
    counted := reach + 1;
    ids := '{}';
    if part_from >= part_to then return; end if;
    if score is null then
      ids := case when seen.counted >= part_to then seen.ids
        else search_read_on(scan, vals, part_from, part_to, seen.counted, limits) end;
      return;
    end if;
    select best.ids into ids
    from search_gather(texts -> 'best', texts #>> '{best,fits}', vals, 0, part_to, null, score) as best;
    for rank in select value from jsonb_array_elements(texts -> 'ranks') loop
      exit when cardinality(ids) >= part_to;
      ids := ids || search_first(rank, vals, part_to - cardinality(ids), limits);
    end loop;
    ids := ids[part_from + 1:part_to];
  end $$;
`;

/** Finds the part of a list that a page shows in one call, so that a database far away is asked once. */
export const searchList: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const part of [reading, list]) await sql.raw(part).execute(db);
  },
};
