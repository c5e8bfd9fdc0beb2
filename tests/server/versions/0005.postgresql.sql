--
-- PostgreSQL database dump
--

\restrict 5o9j5RvCvyrWwjfpArJpM2QBLp5fq7aWjgsDT9L2DXR26Kf8WwrtWCBDAAyJPXH

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    code text NOT NULL,
    match_id bigint NOT NULL,
    person text NOT NULL,
    seat integer NOT NULL,
    created bigint NOT NULL
);


--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    text text NOT NULL
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    code text NOT NULL,
    person text NOT NULL,
    digest text NOT NULL,
    record bytea NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    totals text,
    audience text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name text NOT NULL,
    value bytea NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    match_id bigint NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text,
    at bigint NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    file text,
    secret bytea NOT NULL,
    status text NOT NULL,
    audience text NOT NULL,
    clock integer,
    host text NOT NULL,
    after text,
    created bigint NOT NULL,
    deadline bigint,
    ended bigint,
    result text,
    next text,
    word text,
    paused bigint,
    acting text,
    acting_at integer,
    contest text
);


--
-- Name: matches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: matches_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    person text NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id bigint NOT NULL,
    person text NOT NULL,
    reporter text NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    name text NOT NULL,
    bot text,
    nonce bytea NOT NULL,
    nonce_by text NOT NULL,
    kept_for text,
    gone text,
    gone_at integer,
    wish text,
    due bigint,
    late integer DEFAULT 0 NOT NULL,
    points integer,
    won integer
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    digest text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tries (
    person text NOT NULL,
    contest text NOT NULL,
    match_id bigint NOT NULL
);


--
-- Name: matches id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


--
-- Name: reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0005');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES ('u4555bjrbxks', 3, '0dd0a29ba12ef469', 0, 1795122166875);


--
-- Data for Name: drafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.drafts VALUES (2, 1, 1, 'tile -1,0,r2; new -2,0');
INSERT INTO public.drafts VALUES (2, 0, 2, 'tile 2,3,r0; jump 2,4>5,7');
INSERT INTO public.drafts VALUES (3, 1, 12, 'build 4 d1');
INSERT INTO public.drafts VALUES (3, 0, 13, 'build 4 b1');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES ('6eeuxwsx5y4a', '0dd0a29ba12ef469', '23be0a89793627c4577629d526f31b111dff22beed42b1b8a0a5fb0dd3530cc8', '\x747269706f6c69732d7265636f726420310a67616d65206369747973636170650a72756c657320310a736561747320320a6f7074696f6e20726f756e647320310a636f6d6d69746d656e7420323933393239363662653239626633336564636464656537353336643661336563353434313032393934626464356665623161326336393137376331633434640a0a3020676f616c20533120333b20676f616c20533220363b20676f616c20573320343b20676f616c20573120323b20676f616c20533320333b20676f616c20573220323b20676f616c20533420323b20676f616c20573420350a3120676f616c20453120343b20676f616c204e3120343b20676f616c204e3320323b20676f616c204e3420323b20676f616c20453420333b20676f616c204e3220323b20676f616c20453320343b20676f616c20453220350a30206275696c6420342063340a31206275696c6420312063330a30206275696c6420322061310a31206275696c6420312062330a30206275696c6420352064330a31206275696c6420322062340a30206275696c6420332062330a31206275696c6420342062330a30206275696c6420322063340a31206275696c6420352062330a30206275696c6420312064310a31206275696c6420352062320a30206275696c6420332064330a31206275696c6420352064330a30206275696c6420322064330a31206275696c6420312062310a30206275696c6420352063320a31206275696c6420322061320a30206275696c6420332064330a31206275696c6420312063330a30206275696c6420332061330a31206275696c6420332064340a30206275696c6420342063330a31206275696c6420342064310a30206275696c6420342062310a726573756c742036302034300a73656372657420373839343862366265346531623761623731383139613661643331323335333961643332386133343138323364643835353765623563343738663166643935330a6e6f6e636520302036346137646365643561633734353862616563313263306235666663333664650a6e6f6e636520312032313233326534333235633165363365383265383239373239343764353134370a', 'cityscape', 2, '[["rounds", "1"]]', '[60, 40]', 'link', 1795122166792);


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '\x5eca1147075a51a2eafdbd2a9049fe191c1350c89c4d125d2c507664ad4e4b2e');
INSERT INTO public.keys VALUES ('contests', '\xd8745a7dfd4051797cbbf5935741925fc21881a5f3535964fd09dd023536ce53');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (2, 0, -1, 'draw 22', NULL, 1795122160501);
INSERT INTO public.log VALUES (2, 1, -1, 'draw 20', NULL, 1795122160501);
INSERT INTO public.log VALUES (2, 2, -1, 'draw 2', NULL, 1795122160501);
INSERT INTO public.log VALUES (2, 3, 0, 'lay 20 0,0,r1; lay 22 -1,1,r1; lay 2 1,1,r0', '0-0', 1795122160610);
INSERT INTO public.log VALUES (2, 4, 1, 'lay 2 0,0,r2; lay 22 -1,-1,r3; lay 20 -2,-2,r2', '1-0', 1795122160649);
INSERT INTO public.log VALUES (2, 5, -1, 'draw 6', NULL, 1795122160649);
INSERT INTO public.log VALUES (2, 6, 0, 'tile 1,2,r0; new 2,4', '0-1', 1795122160669);
INSERT INTO public.log VALUES (2, 7, 1, 'tile -1,0,r2; new -2,0', '1-1', 1795122160722);
INSERT INTO public.log VALUES (2, 8, -1, 'draw 17', NULL, 1795122160722);
INSERT INTO public.log VALUES (3, 0, 0, 'goal S1 3; goal S2 6; goal W3 4; goal W1 2; goal S3 3; goal W2 2; goal S4 2; goal W4 5', '0-0', 1795122160871);
INSERT INTO public.log VALUES (3, 1, 1, 'goal E1 4; goal N1 4; goal N3 2; goal N4 2; goal E4 3; goal N2 2; goal E3 4; goal E2 5', '1-0', 1795122161526);
INSERT INTO public.log VALUES (3, 2, 0, 'build 4 c4', '0-1', 1795122161582);
INSERT INTO public.log VALUES (3, 3, 1, 'build 1 c3', '1-1', 1795122162411);
INSERT INTO public.log VALUES (3, 4, 0, 'build 2 a1', '0-2', 1795122162519);
INSERT INTO public.log VALUES (3, 5, 1, 'build 1 b3', '1-2', 1795122162560);
INSERT INTO public.log VALUES (3, 6, 0, 'build 5 d3', '0-3', 1795122162589);
INSERT INTO public.log VALUES (3, 7, 1, 'build 2 b4', '1-3', 1795122162635);
INSERT INTO public.log VALUES (3, 8, 0, 'build 3 b3', '0-4', 1795122162654);
INSERT INTO public.log VALUES (3, 9, 1, 'build 4 b3', '1-4', 1795122162670);
INSERT INTO public.log VALUES (3, 10, 0, 'build 2 c4', '0-5', 1795122162693);
INSERT INTO public.log VALUES (3, 11, 1, 'build 5 b3', '1-5', 1795122162715);
INSERT INTO public.log VALUES (3, 12, 0, 'build 1 d1', '0-6', 1795122162756);
INSERT INTO public.log VALUES (3, 13, 1, 'build 5 b2', '1-6', 1795122162784);
INSERT INTO public.log VALUES (3, 14, 0, 'build 3 d3', '0-7', 1795122162807);
INSERT INTO public.log VALUES (3, 15, 1, 'build 5 d3', '1-7', 1795122162823);
INSERT INTO public.log VALUES (3, 16, 0, 'build 2 d3', '0-8', 1795122162842);
INSERT INTO public.log VALUES (3, 17, 1, 'build 1 b1', '1-8', 1795122162859);
INSERT INTO public.log VALUES (3, 18, 0, 'build 5 c2', '0-9', 1795122162883);
INSERT INTO public.log VALUES (3, 19, 1, 'build 2 a2', '1-9', 1795122162926);
INSERT INTO public.log VALUES (3, 20, 0, 'build 3 d3', '0-10', 1795122162952);
INSERT INTO public.log VALUES (3, 21, 1, 'build 1 c3', '1-10', 1795122162992);
INSERT INTO public.log VALUES (3, 22, 0, 'build 3 a3', '0-11', 1795122163012);
INSERT INTO public.log VALUES (3, 23, 1, 'build 3 d4', '1-11', 1795122163029);
INSERT INTO public.log VALUES (3, 24, 0, 'build 4 c3', '0-12', 1795122163047);
INSERT INTO public.log VALUES (3, 25, 1, 'build 4 d1', '1-12', 1795122163074);
INSERT INTO public.log VALUES (3, 26, 0, 'build 4 b1', '0-13', 1795122163095);
INSERT INTO public.log VALUES (4, 0, -1, 'draw 5', NULL, 1795122167041);
INSERT INTO public.log VALUES (4, 1, -1, 'draw 17', NULL, 1795122167041);
INSERT INTO public.log VALUES (4, 2, -1, 'draw 3', NULL, 1795122167041);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES (1, 'merzm4g5acna', 'cityscape', 1, 2, '[["rounds", "4"]]', NULL, '\x094eba9eb0e0e6868b380e3bbd84db2309c74b7dfedcd5834d5cd9048c11dac1', 'open', 'listed', NULL, '0dd0a29ba12ef469', NULL, 1795122160456, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (2, '5k4ujucrqmd2', 'cities2008', 1, 2, '[["level", "3"], ["tiles", "balanced"]]', NULL, '\xf1860b6f85fd19a4c81190f4576868ac840e6271fd0558ed3878b17c6c03fe36', 'playing', 'link', NULL, '0dd0a29ba12ef469', NULL, 1795122160479, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (3, '6jkgk9j2rp3b', 'cityscape', 1, 2, '[["rounds", "1"]]', NULL, '\x78948b6be4e1b7ab71819a6ad3123539ad328a341823dd8557eb5c478f1fd953', 'finished', 'link', NULL, '0dd0a29ba12ef469', NULL, 1795122160748, NULL, 1795122163096, '{"totals": [60, 40], "winners": [0]}', NULL, NULL, NULL, NULL, NULL, 'deal/6622bd8c3918317e0e5bd2cfde50c14c');
INSERT INTO public.matches VALUES (4, 'f7fs2x2htk75', 'cities2008', 1, 1, '[["level", "2"], ["tiles", "balanced"]]', NULL, '\x9696fe8e45359b5cf9ccfec6cd187df72f4b77baf77de5722a2abedd165c74d3', 'playing', 'link', NULL, '241a690f24b37915', NULL, 1795122167015, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'daily/2026-11-19/cities2008');


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('0dd0a29ba12ef469', 'Guest', NULL, NULL, 0, 1795122160323);
INSERT INTO public.people VALUES ('241a690f24b37915', 'Guest', NULL, NULL, 0, 1795122160405);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES (1, 0, 'person', '0dd0a29ba12ef469', 'Guest', NULL, '\xef6c21d2122f814c62e00399110be2f1', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (1, 1, 'open', NULL, '', NULL, '\xf2c252c7ab1b15d8cecb29b6f108cf26', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (2, 0, 'person', '0dd0a29ba12ef469', 'Guest', NULL, '\x70f66f36e4b3fb50decacbccfc82d6e2', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (2, 1, 'person', '241a690f24b37915', 'Guest', NULL, '\x2484c96414ac206f47d9a262665b372f', 'server', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.seats VALUES (3, 0, 'person', '0dd0a29ba12ef469', 'Guest', NULL, '\x64a7dced5ac7458baec12c0b5ffc36de', 'server', NULL, NULL, NULL, NULL, NULL, 0, 60, 1);
INSERT INTO public.seats VALUES (3, 1, 'person', '241a690f24b37915', 'Guest', NULL, '\x21232e4325c1e63e82e82972947d5147', 'server', NULL, NULL, NULL, NULL, NULL, 0, 40, 0);
INSERT INTO public.seats VALUES (4, 0, 'person', '241a690f24b37915', 'Guest', NULL, '\x', 'nobody', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tries VALUES ('0dd0a29ba12ef469', 'deal/6622bd8c3918317e0e5bd2cfde50c14c', 3);
INSERT INTO public.tries VALUES ('241a690f24b37915', 'deal/6622bd8c3918317e0e5bd2cfde50c14c', 3);
INSERT INTO public.tries VALUES ('241a690f24b37915', 'daily/2026-11-19/cities2008', 4);


--
-- Name: matches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.matches_id_seq', 4, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 1, false);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: blocks pk_blocks; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person, blocked);


--
-- Name: challenges pk_challenges; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT pk_challenges PRIMARY KEY (code);


--
-- Name: drafts pk_drafts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat);


--
-- Name: imports pk_imports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT pk_imports PRIMARY KEY (code);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: log pk_log; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match_id, number);


--
-- Name: matches pk_matches; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);


--
-- Name: notices pk_notices; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (person);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: reports pk_reports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match_id, seat);


--
-- Name: tokens pk_tokens; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (digest);


--
-- Name: tries pk_tries; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT pk_tries PRIMARY KEY (person, contest);


--
-- Name: challenges uq_challenges_match_id_seat; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT uq_challenges_match_id_seat UNIQUE (match_id, seat);


--
-- Name: imports uq_imports_person_digest; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT uq_imports_person_digest UNIQUE (person, digest);


--
-- Name: matches uq_matches_code; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_code UNIQUE (code);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: reports uq_reports_person_reporter; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter);


--
-- Name: ix_blocks_blocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);


--
-- Name: ix_challenges_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_challenges_person ON public.challenges USING btree (person);


--
-- Name: ix_matches_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_deadline ON public.matches USING btree (deadline);


--
-- Name: ix_matches_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_host ON public.matches USING btree (host);


--
-- Name: ix_matches_status_audience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_status_audience ON public.matches USING btree (status, audience);


--
-- Name: ix_matches_word; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ix_matches_word ON public.matches USING btree (word);


--
-- Name: ix_reports_reporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reports_reporter ON public.reports USING btree (reporter);


--
-- Name: ix_seats_kept_for; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_kept_for ON public.seats USING btree (kept_for);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person, match_id);


--
-- Name: ix_tokens_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);


--
-- Name: ix_tries_contest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tries_contest ON public.tries USING btree (contest);


--
-- Name: blocks fk_blocks_blocked; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: blocks fk_blocks_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: challenges fk_challenges_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT fk_challenges_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: challenges fk_challenges_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT fk_challenges_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: drafts fk_drafts_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: imports fk_imports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT fk_imports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: log fk_log_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: notices fk_notices_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_reporter; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tokens fk_tokens_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: tries fk_tries_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT fk_tries_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tries fk_tries_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT fk_tries_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict 5o9j5RvCvyrWwjfpArJpM2QBLp5fq7aWjgsDT9L2DXR26Kf8WwrtWCBDAAyJPXH
